import type { z } from 'zod'
import type { SandboxWorld } from '#server/providers/payments/sandbox/sandbox-world.ts'

/** One call of the API: where it is, what it takes, what it does. */
export interface ApiCall {
  method: 'get' | 'post' | 'delete'
  /** Below `/v1`; `:id` stands for an id. */
  path: string
  schema: z.ZodType
  run(world: SandboxWorld, call: { id: string; parameters: unknown }): object
}

type Run<S extends z.ZodType> = (
  world: SandboxWorld,
  call: { id: string; parameters: z.output<S> },
) => object

/** Keeps the type of the parameters from the schema to the code that uses them. */
export function defineCall<S extends z.ZodType>(
  address: `${'GET' | 'POST' | 'DELETE'} /${string}`,
  schema: S,
  run: Run<S>,
): ApiCall {
  const [method = '', path = ''] = address.split(' ')
  return {
    method: method.toLowerCase() as ApiCall['method'],
    path,
    schema,
    run: (world, { id, parameters }) => run(world, { id, parameters: parameters as z.output<S> }),
  }
}
