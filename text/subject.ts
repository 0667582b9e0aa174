/** Whom a sentence is about: somebody by name, or the one who reads it, with whom verbs go in another form. */

export interface Subject {
  readonly name: string;
  readonly isYou: boolean;
  /** The form of a verb that goes with them. */
  readonly verb: (others: string, own: string) => string;
  /** Them and their verb. */
  readonly does: (others: string, own: string) => string;
}

export function subject(name: string, isYou: boolean): Subject {
  const verb = (others: string, own: string): string => (isYou ? own : others);
  return { name, isYou, verb, does: (others, own) => `${name} ${verb(others, own)}` };
}
