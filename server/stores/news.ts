/** What processes over one database tell each other: that a log has grown, some news that are not kept, or that news were lost. */
export type News = readonly [match: string, at: number] | string;
