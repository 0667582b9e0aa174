/** What every lesson says beside its own words. */
const english = {
  title: 'Your first match',
  step: (number: number, of: number) => `Step ${number} of ${of}`,
  next: 'Next',
  skip: 'Skip',
  end: 'Well done',
  play: 'Play a match',
  again: 'Play again',
  /** In a terminal: the keys that go on and that leave; and, line by line, what to type. */
  keys: { next: 'Enter: next', leave: 'q: leave', again: 'r: play again' },
  type: (text: string) => `Type: ${text}`,
  read: 'Press Enter to continue.',
};

export type LessonFrameWords = typeof english;

export const lessonEn: LessonFrameWords = english;
