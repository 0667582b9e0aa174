export { starTraderEn as starTraderFr } from './star-trader-en.ts';
