/** Taking part in a match, here, on a server or out of a record. Sockets, clocks and storage are handed in by the program. */
export { LocalMatch } from '../client/local-match.ts';
export type { LocalMatchDeps } from '../client/local-match.ts';
export type { HappenedOf, MatchClient, MatchPlace, UpdateOf } from '../client/match-client.ts';
export { modelOf } from '../client/match-model.ts';
export type { MatchModel } from '../client/match-model.ts';
export { PLAIN_NAMES } from '../client/names.ts';
export type { NameWords } from '../client/names.ts';
export { newMatch } from '../client/new-match.ts';
export type { MatchPlan, Sitter } from '../client/new-match.ts';
export type { BotRunner, BotTask, Wait } from '../client/bot-runner.ts';
export { RecordMatch } from '../client/record-match.ts';
export type { Moment, RecordMatchDeps } from '../client/record-match.ts';
export { ServerApi } from '../client/server-api.ts';
export type {
  Answered,
  DayTableRow,
  Fetch,
  ListedMatch,
  MatchLists,
  MatchOrder,
  SeenMatch,
  ServerApiDeps,
} from '../client/server-api.ts';
export type { ActAnswer, Submission } from '../client/pending-acts.ts';
export type { ConnectionState, Socket, SocketDeps, SocketListener } from '../client/reconnecting-socket.ts';
export { ServerConnection } from '../client/server-connection.ts';
export type { ConnectionListener, RefusedFrame } from '../client/server-connection.ts';
export { ServerMatch } from '../client/server-match.ts';
export type { ServerMatchDeps, ServerMatchProblem } from '../client/server-match.ts';
export { starLanesKit } from '../games/star-lanes/kit.ts';
export { starTraderKit } from '../games/star-trader/kit.ts';
export type { DailyPlan, EditionCard, EditionLimit, GameKit, MatchLengths, MatchProgress } from '../core/kit.ts';
export type { Medal, NextMedal } from '../core/medals.ts';
export type {
  ChoiceMeanings,
  GameOption,
  KindFor,
  OptionKey,
  OptionPlace,
  OptionRow,
  OptionTable,
  OptionWords,
} from '../core/options.ts';
export type { Fields } from '../table/decode.ts';
export { DeviceWitness } from '../client/witness.ts';
export type { WitnessReport } from '../table/verdict.ts';
export type { DeviceMemory, SeatAct, ToldWords, WitnessDeps, Witnessed } from '../client/witness.ts';
