import type { z } from 'zod';
import type { Failure } from '../../model/failure.ts';
import type { Result } from '../../model/result.ts';
import { failed, ok } from '../../model/result.ts';

/**
 * Reads an operation's documented fields from a JSON object and drops all others. A field of a wrong type is a failure
 * that names it. So is an object with none of the fields (it names the first): the service gives no shape for errors, and
 * an error sent with status 200 must not pass for an answer that knows nothing.
 */
export function readWire<Shape extends z.ZodRawShape>(
  json: object,
  schema: z.ZodObject<Shape>,
): Result<z.infer<z.ZodObject<Shape>>, Extract<Failure, { kind: 'bad-shape' }>> {
  const fields = Object.keys(schema.shape);
  if (!fields.some((field) => Object.hasOwn(json, field))) return failed(badShape(fields[0]));
  const read = schema.safeParse(json);
  return read.success ? ok(read.data) : failed(badShape(read.error.issues[0]?.path[0]));
}

function badShape(field: PropertyKey | undefined): Extract<Failure, { kind: 'bad-shape' }> {
  return { kind: 'bad-shape', field: String(field ?? '') };
}
