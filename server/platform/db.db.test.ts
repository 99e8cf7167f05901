import { expect } from 'vitest'
import { createTestDatabase } from '#tests/support/database.ts'
import { test } from '#tests/support/deps.ts'

test('a transaction on a database that was closed fails instead of waiting forever', async () => {
  const database = await createTestDatabase()
  await database.kysely.selectFrom('account').select('id').execute()
  await database.close()
  const late = database.kysely
    .transaction()
    .execute((tx) => tx.selectFrom('account').select('id').execute())
  await expect(late).rejects.toThrow(/closed|pool/)
})
