import type { LessonFrameWords } from '../en/lesson.ts';

export const lessonFr: LessonFrameWords = {
  title: 'Votre première partie',
  step: (number, of) => `Étape ${number} sur ${of}`,
  next: 'Suite',
  skip: 'Passer',
  end: 'Bien joué',
  play: 'Jouer une partie',
  again: 'Encore une fois',
  keys: { next: 'Entrée : suite', leave: 'q : quitter', again: 'r : encore une fois' },
  type: (text) => `Tapez : ${text}`,
  read: 'Entrée pour continuer.',
};
