/** Of Star Lanes. */
export { exchangeOf } from '../insight/star-lanes/exchange.ts';
export type { Holding, ListedCompany, ListedPlayer, StockExchange } from '../insight/star-lanes/exchange.ts';
export { fillSheet, foresee, positionOf } from '../insight/star-lanes/foresee.ts';
export type { SheetLine, TradeSheet } from '../insight/star-lanes/foresee.ts';
export type { Facts } from '../insight/star-lanes/facts.ts';
export { spaceOutcome } from '../insight/star-lanes/space-outcome.ts';
export type { FromTo, SpaceDeed, SpaceEffect, SpaceOutcome } from '../insight/star-lanes/space-outcome.ts';
export { spaceGap } from '../insight/star-lanes/space-gap.ts';
export type { SpaceGap } from '../insight/star-lanes/space-gap.ts';
export { curvesOf } from '../insight/star-lanes/curves.ts';
export type { CurvePoint } from '../insight/star-lanes/curves.ts';
export { priceStories } from '../insight/star-lanes/price-parts.ts';
export type { PricePart, PriceStory, StarTie } from '../insight/star-lanes/price-parts.ts';
export type { ShapeAfter } from '../insight/star-lanes/shape-after.ts';
