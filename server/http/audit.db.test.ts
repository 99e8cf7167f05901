import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { recordAdminAct } from '#server/features/audit/audit.service.ts'
import type { AuditResponse } from '#shared/admin.ts'
import { createClient } from '#tests/support/client.ts'
import { addDesigns, signInAsAdmin } from '#tests/support/designs.ts'
import { test, type TestDeps } from '#tests/support/deps.ts'

const NOTE = 'for Ada, who lost a parcel in Hamburg'

async function open(deps: TestDeps) {
  const client = createClient(deps)
  const { token } = await signInAsAdmin(deps)
  const { user, token: memberToken } = await client.signUp('ada@example.com')
  const acts = async () => {
    const { body } = await client.get<AuditResponse>('/admin/audit', { token })
    return body.entries.map(({ act, targetKind, targetId, details }) => ({
      act,
      target: `${targetKind} ${targetId}`,
      details,
    }))
  }
  return { client, token, user, memberToken, acts }
}

describe('the audit log', () => {
  test('what the administrator does to a design of somebody else is in it, newest first', async ({
    deps,
  }) => {
    const { client, token, user, acts } = await open(deps)
    const [design] = await addDesigns(deps, user.id, [{ prompt: 'a rose', tags: ['rose'] }])
    await client.post(`/admin/tattoos/${design}/hide`, {}, { token })
    await client.post(`/admin/tattoos/${design}/restore`, {}, { token })
    await client.patch(`/tattoo/${design}/tags`, { tags: ['moon', 'star'] }, { token })
    await client.delete('/tattoo/delete', { tattooId: design }, { token })
    const target = `tattoo ${design}`
    const details = { ownerId: user.id }
    expect(await acts()).toEqual([
      { act: 'design_deleted', target, details },
      { act: 'tags_changed', target, details: { ...details, added: 2, removed: 1 } },
      { act: 'design_restored', target, details },
      { act: 'design_hidden', target, details },
    ])
  })

  test('what people do to their own designs is not, be they the administrator', async ({
    deps,
  }) => {
    const { client, token, user, memberToken, acts } = await open(deps)
    const [hers] = await addDesigns(deps, user.id, [{ prompt: 'a rose' }])
    const [ours] = await addDesigns(deps, 1, [{ prompt: 'a moon' }])
    await client.post(`/tattoo/${ours}/tag`, { tag: 'night' }, { token })
    await client.delete('/tattoo/delete', { tattooId: ours }, { token })
    await client.delete('/tattoo/delete', { tattooId: hers }, { token: memberToken })
    expect(await deps.db.selectFrom('tattoo').select('id').execute()).toEqual([])
    expect(await acts()).toEqual([])
  })

  test('credits are written down once for each key, without the note', async ({ deps }) => {
    const { client, token, user, acts } = await open(deps)
    const grant = { userId: user.id, credits: 40, note: NOTE, key: 'parcel-0001' }
    const deduct = { userId: user.id, amount: 3, note: NOTE, key: 'parcel-0002' }
    for (const path of ['/purchase', '/credits/purchase']) await client.post(path, grant, { token })
    for (const path of ['/deduct', '/credits/deduct']) await client.post(path, deduct, { token })
    await client.post('/deduct', { userId: user.id, amount: 9_000 }, { token })
    const target = `account ${user.id}`
    expect(await acts()).toEqual([
      { act: 'credits_deducted', target, details: { credits: 3 } },
      { act: 'credits_granted', target, details: { credits: 40 } },
    ])
    const { rows } = await sql`select * from audit_log`.execute(deps.db)
    expect(JSON.stringify(rows)).not.toContain('Ada')
  })

  test('a message that is answered, and one that is closed; a refused second answer is not there', async ({
    deps,
  }) => {
    const { client, token, acts } = await open(deps)
    const letter = { name: 'Ada', email: 'ada@example.com', message: 'Where are my credits?' }
    await client.post('/contact', letter)
    await client.post('/contact', letter)
    await client.post('/admin/messages/1/close', { answer: 'Back.' }, { token })
    await client.post('/admin/messages/1/close', { answer: 'Back.' }, { token })
    await client.post('/admin/messages/2/close', {}, { token })
    expect(await acts()).toEqual([
      { act: 'message_closed', target: 'message 2', details: {} },
      { act: 'message_answered', target: 'message 1', details: {} },
    ])
  })

  test('pages of it follow each other, and nobody else may read one', async ({ deps }) => {
    const { client, token, memberToken, user } = await open(deps)
    for (let credits = 1; credits <= 51; credits++)
      await recordAdminAct(deps.db, {
        actorId: 1,
        act: 'credits_granted',
        target: { kind: 'account', id: user.id },
        details: { credits },
        now: deps.clock.now(),
      })
    const first = await client.get<AuditResponse>('/admin/audit', { token })
    expect(first.body.entries).toHaveLength(50)
    const { nextBefore } = first.body
    const rest = await client.get<AuditResponse>(`/admin/audit?before=${nextBefore}`, { token })
    expect(rest.body).toMatchObject({ entries: [{ details: { credits: 1 } }], nextBefore: null })
    expect((await client.get('/admin/audit', { token: memberToken })).status).toBe(403)
  })

  test('the database lets nobody change or remove an entry', async ({ deps }) => {
    const { client, token, user } = await open(deps)
    await client.post('/purchase', { userId: user.id, credits: 1 }, { token })
    await expect(sql`update audit_log set act = 'nothing'`.execute(deps.db)).rejects.toThrow(
      'audit_log is append-only',
    )
    await expect(sql`delete from audit_log`.execute(deps.db)).rejects.toThrow('append-only')
  })
})
