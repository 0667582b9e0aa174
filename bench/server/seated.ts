/** Four connected players in one room, whatever server it is on. */
export interface Seated {
  /** Whose turn it is. */
  readonly toAct: number;
  readonly isOver: boolean;
  /** The player whose turn it is takes the first action there is. */
  act(): void;
  /** Begins another match in place of the one that is over. */
  again(): Promise<void>;
}

/** Sits four players down in the room of this number; `heard` is called whenever a seat has heard of an action. */
export type SitDown = (base: string, room: number, heard: (seat: number) => void) => Promise<Seated>;

/** Players in a room. */
export const SEATS = 4;
