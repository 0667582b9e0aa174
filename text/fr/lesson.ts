import type { LessonFrameWords } from '../en/lesson.ts';

export const lessonFr: LessonFrameWords = {
  title: 'Votre première partie',
  step: (number, of) => `Étape ${number} sur ${of}`,
  next: 'Suivant',
  skip: 'Quitter',
  end: 'Bien joué',
  play: 'Jouer une partie',
  again: 'Recommencer',
  keys: { next: 'Entrée : suivant', leave: 'q : quitter', again: 'r : recommencer' },
  type: (text) => `Tapez : ${text}`,
  read: 'Entrée pour continuer.',
};
