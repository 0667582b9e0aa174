/** What a screen wants to know beside the rules, as data: what a space would do, where a price comes from, which route pays. */
export * as starLanesInsight from './star-lanes-insight.ts';
export * as starTraderInsight from './star-trader-insight.ts';
