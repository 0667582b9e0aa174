/** What anybody at any table has begun to do on the screen and has not yet done. Pure data. */

/** What can lie over the screen of every game. */
export type TableOverlay = 'help' | 'news' | 'table' | 'say' | 'sure-leave';

export interface TableUi<Overlay extends string = string> {
  /** The question this belongs to; another question begins afresh. */
  readonly question: string;
  readonly overlay: Overlay | TableOverlay | undefined;
  readonly scroll: number;
  /** What is being said to the table. */
  readonly saying: string;
  readonly problem: string | undefined;
  /** Marks in more than ASCII, and colours to tell lines apart. */
  readonly fine: boolean;
}

export function newTableUi(fine: boolean): TableUi<never> {
  return { question: '', overlay: undefined, scroll: 0, saying: '', problem: undefined, fine };
}
