import type { Result } from '../model/result.ts';
import type { Input, RequestType } from './contract.ts';

/** A request as it travels. `to` keeps it apart from messages to the page script. */
export type Envelope<Type extends RequestType> = { to: 'background'; type: Type; input: Input<Type> };

/** Why the background does not answer: this sender may not ask it, the input does not fit, or its handler threw (`interrupted`). */
export type Refusal = 'unknown-request' | 'wrong-sender' | 'bad-input' | 'interrupted';

/** A reply as it travels: every request gets one. */
export type Reply<Value> = Result<Value, Refusal>;
