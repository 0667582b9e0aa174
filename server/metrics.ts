/** What the server counts, as Prometheus reads it. */
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** What can be asked for when somebody looks. */
export interface Gauges {
  readonly tables: () => number;
  readonly connections: () => number;
  readonly thoughts: () => number;
}

export class Metrics {
  readonly registry = new Registry();
  readonly #actions = new Counter({
    name: 'starlanes_actions_total',
    help: 'Saved acts, by kind',
    labelNames: ['act'],
    registers: [this.registry],
  });
  readonly refusals = new Counter({
    name: 'starlanes_refusals_total',
    help: 'Refused messages and requests, by reason',
    labelNames: ['why'],
    registers: [this.registry],
  });
  readonly matchesMade = new Counter({
    name: 'starlanes_matches_made_total',
    help: 'Matches created',
    registers: [this.registry],
  });
  readonly dropped = new Counter({
    name: 'starlanes_connections_dropped_total',
    help: 'Connections dropped by the server, by reason',
    labelNames: ['why'],
    registers: [this.registry],
  });
  readonly latency = new Histogram({
    name: 'starlanes_act_seconds',
    help: 'From the arrival of an act to its answer',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers: [this.registry],
  });
  readonly database = new Histogram({
    name: 'starlanes_database_seconds',
    help: 'Time of a write to the database',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers: [this.registry],
  });

  /** The counter of each kind of act: looking one up costs more than counting. */
  readonly #acts = new Map<string, { inc(): void }>();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** An act was kept. */
  countAct(act: string): void {
    const counter = this.#acts.get(act) ?? this.#actions.labels({ act });
    this.#acts.set(act, counter);
    counter.inc();
  }

  /** Adds what is looked up when somebody asks; the parts it asks have their counters from here. */
  watch(gauges: Gauges): void {
    this.#gauge('starlanes_tables', 'Matches open in this process', gauges.tables);
    this.#gauge('starlanes_connections', 'Sockets connected to this process', gauges.connections);
    this.#gauge('starlanes_thoughts', 'Questions computer players are thinking about, or that wait', gauges.thoughts);
  }

  #gauge(name: string, help: string, value: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: [this.registry], collect: () => gauge.set(value()) });
  }
}
