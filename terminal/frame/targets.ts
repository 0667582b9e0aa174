/** What the medals of playing alone take, from the lowest to the highest. */
interface Next {
  readonly medal: string;
  readonly worth: number;
}

/** `next` tells the next better medal above a worth. */
export function targetsFrom(next: (worth: number) => Next | undefined, money: (amount: number) => string): string[] {
  const targets: string[] = [];
  for (let medal = next(0); medal !== undefined; medal = next(medal.worth))
    targets.push(`${medal.medal} ${money(medal.worth)}`);
  return targets;
}
