/** Answers to requests: data, texts, and refusals as a sentence. */
import type { ServerResponse } from 'node:http';
import type { Game, Types } from '../../core/contract.ts';
import type { Rejection } from '../../table/protocol.ts';
import { rejectionOf, statusOf } from '../rejection.ts';
import type { ServerNo } from '../rejection.ts';
import { SECURITY_HEADERS } from './headers.ts';

/** What is answered: a status, a body of some type, perhaps more headers. */
export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

type Headers = Readonly<Record<string, string>>;

/** A refusal on its way to the caller. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly rejection: Rejection;
  readonly headers: Headers;

  constructor(status: number, rejection: Rejection, headers: Headers = {}) {
    super(rejection.problem);
    this.status = status;
    this.rejection = rejection;
    this.headers = headers;
  }
}

/** What the server itself says no with. */
export function refused<T extends Types>(problem: ServerNo, headers: Headers = {}, game?: Game<T>): HttpProblem {
  return new HttpProblem(statusOf(problem), rejectionOf(problem, game), headers);
}

/** A table's "no" as an answer to a request. */
export function refusedAs(status: number, outcome: Rejection & { readonly ok?: false }): HttpProblem {
  const { ok: _, ...rejection } = outcome;
  return new HttpProblem(status, rejection);
}

export function data(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Reply {
  const type = 'application/json; charset=utf-8';
  return { status, type, body: `${JSON.stringify(value)}\n`, headers: { 'Cache-Control': 'no-store', ...headers } };
}

export function refusal({ status, rejection, headers }: HttpProblem): Reply {
  const { why, reason, problem, facts, refusal: said } = rejection;
  return data(status, { why, reason, problem, facts, refusal: said }, headers);
}

/** How a reply goes out. */
interface Sending {
  /** To a question about the head only: without its body. */
  readonly headOnly: boolean;
  /** Where the page may connect to, as a part of its content policy. */
  readonly connect: string;
}

/** Sends a reply. */
export function send(response: ServerResponse, reply: Reply, { headOnly, connect }: Sending): void {
  const { status, type, body } = reply;
  const headers = { ...SECURITY_HEADERS, ...reply.headers };
  const policy = `${headers['Content-Security-Policy']}; ${connect}`;
  // A text leaves together with its head in one write; bytes would be a second one.
  const length = status === 304 ? {} : { 'Content-Length': Buffer.byteLength(body) };
  response.writeHead(status, { 'Content-Type': type, ...length, ...headers, 'Content-Security-Policy': policy });
  response.end(headOnly ? undefined : body);
}
