import type { LessonFrameWords } from '../en/lesson.ts';

export const lessonDe: LessonFrameWords = {
  title: 'Deine erste Partie',
  step: (number, of) => `Schritt ${number} von ${of}`,
  next: 'Weiter',
  skip: 'Überspringen',
  end: 'Gut gemacht',
  play: 'Eine Partie spielen',
  again: 'Noch einmal',
  keys: { next: 'Enter: weiter', leave: 'q: verlassen', again: 'r: noch einmal' },
  type: (text) => `Tippe: ${text}`,
  read: 'Weiter mit Enter.',
};
