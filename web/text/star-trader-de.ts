export { starTraderEn as starTraderDe } from './star-trader-en.ts';
