/** Of Star Trader. */
export { bargainingOf, bidOutlook, quickBids, reachOf } from '../insight/star-trader/bid-outlook.ts';
export type { BidOutlook, BidReach, QuickBid, QuickBidKind } from '../insight/star-trader/bid-outlook.ts';
export { fleetExchange } from '../insight/star-trader/exchange.ts';
export type { ListedCaptain, ListedShip } from '../insight/star-trader/exchange.ts';
export { landingsOf } from '../insight/star-trader/landings.ts';
export type { Landing } from '../insight/star-trader/landings.ts';
export { planLegs } from '../insight/star-trader/plan-legs.ts';
export type { Leg } from '../insight/star-trader/plan-legs.ts';
export { portProspects } from '../insight/star-trader/port-prospects.ts';
export type { PortProspect } from '../insight/star-trader/port-prospects.ts';
export { priceHistory, pricesOver } from '../insight/star-trader/price-history.ts';
export type { PricePoint, Quote } from '../insight/star-trader/price-history.ts';
export { worthHistory } from '../insight/star-trader/worth-history.ts';
export type { WorthPoint } from '../insight/star-trader/worth-history.ts';
export type { Deal } from '../insight/star-trader/deal.ts';
export type { Bargaining } from '../games/star-trader/best-bids.ts';
