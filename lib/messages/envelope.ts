import type { Result } from '../model/result.ts';
import type { Input, RequestType } from './contract.ts';

/** A request as it travels. `to` keeps it apart from messages to the page script. */
export type Envelope<Type extends RequestType> = { to: 'background'; type: Type; input: Input<Type> };

/** A reply as it travels: every request gets one. */
export type Reply<Value> = Result<Value, 'unknown-request' | 'wrong-sender' | 'bad-input' | 'threw'>;
