import { proves } from '#tests/proves.ts'
import { expect, test } from './fixtures.ts'
import { newEmail, PASSWORD } from './support/api.ts'
import { expectSignedOut, signIn, signUp, snackbar, submitButton, visit } from './support/screen.ts'
import { expectMessage } from './support/snackbar.ts'

const SECONDS_3 = 3_000

test('§8 login 401: Invalid password, for 3 s', async ({ page, person, faults }) => {
  faults.expectRefusal(401, '/api/auth/login')
  await visit(page, '/login')
  await expectMessage(page, { text: 'Invalid password', durationMs: SECONDS_3 }, () =>
    signIn(page, { email: person.email, password: 'seven-sparrows' }),
  )
  await expectSignedOut(page)
  await expect(page).toHaveURL('/login')
  await expect(submitButton(page, 'Sign In')).toBeEnabled()
  proves('§8.login.401', '§9.snackbar.ms')
})

test('§8 login 404: User not found, for 3 s', async ({ page, faults }) => {
  faults.expectRefusal(404, '/api/auth/login')
  await visit(page, '/login')
  await expectMessage(page, { text: 'User not found', durationMs: SECONDS_3 }, () =>
    signIn(page, { email: newEmail('nobody'), password: PASSWORD }),
  )
  await expectSignedOut(page)
  proves('§8.login.404')
})

test('§8 sign-up 409: Email already exists, for 3 s', async ({ page, person, faults }) => {
  faults.expectRefusal(409, '/api/auth/signup')
  await visit(page, '/signup')
  await expectMessage(page, { text: 'Email already exists', durationMs: SECONDS_3 }, () =>
    signUp(page, person),
  )
  await expectSignedOut(page)
  proves('§8.signup.409')
})

test('§8 the Close action takes the message away at once', async ({ page, faults }) => {
  faults.expectRefusal(404, '/api/auth/login')
  await visit(page, '/login')
  await signIn(page, { email: newEmail('nobody'), password: PASSWORD })
  await expect(snackbar(page)).toContainText('User not found')
  await snackbar(page).getByRole('button', { name: 'Close' }).click()
  await expect(snackbar(page)).toHaveCount(0, { timeout: 2_000 })
  proves('§8.login.snackbar')
})

test('§8 after a message was closed by hand, the next one still goes by itself after 3 s', async ({
  page,
  faults,
}) => {
  faults.expectRefusal(404, '/api/auth/login')
  const nobody = { email: newEmail('nobody'), password: PASSWORD }
  await visit(page, '/login')
  await signIn(page, nobody)
  await snackbar(page).getByRole('button', { name: 'Close' }).click()
  await expect(snackbar(page)).toHaveCount(0)
  await expectMessage(page, { text: 'User not found', durationMs: SECONDS_3 }, () =>
    signIn(page, nobody),
  )
  proves('§8.login.snackbar')
})

const WORDLESS = [
  { path: '/login', call: '/api/auth/login', text: 'An error occurred during login', act: signIn },
  {
    path: '/signup',
    call: '/api/auth/signup',
    text: 'An error occurred during sign up',
    act: signUp,
  },
] as const

for (const { path, call, text, act } of WORDLESS) {
  test(`§8 ${path} with an answer that has no words: ${text}`, async ({ page, faults }) => {
    faults.expectRefusal(500, call)
    await page.route(`**${call}`, (route) => route.fulfill({ status: 500, body: 'Bad Gateway' }))
    await visit(page, path)
    await expectMessage(page, { text, durationMs: SECONDS_3 }, () =>
      act(page, { email: newEmail(), password: PASSWORD }),
    )
    await expectSignedOut(page)
    proves('§8.login.other', '§8.signup.screen')
  })

  test(`§8 ${path} without a connection: ${text}`, async ({ page, faults }) => {
    faults.expectLostConnection(call)
    await page.route(`**${call}`, (route) => route.abort('failed'))
    await visit(page, path)
    await act(page, { email: newEmail(), password: PASSWORD })
    await expect(snackbar(page)).toContainText(text)
    proves('§8.login.other', '§8.signup.screen')
  })

  test(`§8 ${path} shows what the server says, if it says anything`, async ({ page, faults }) => {
    faults.expectRefusal(429, call)
    const message = 'Too many attempts. Please try again in 4 minutes.'
    await page.route(`**${call}`, (route) =>
      route.fulfill({
        status: 429,
        json: { code: 'too_many_requests', message, requestId: 'r-1' },
      }),
    )
    await visit(page, path)
    await act(page, { email: newEmail(), password: PASSWORD })
    await expect(snackbar(page)).toContainText(message)
    proves('§8.login.server-words')
  })

  test(`§8 ${path} answered without token and user: Unexpected response from server`, async ({
    page,
  }) => {
    const unexpected = 'Unexpected response from server'
    const credentials = { email: newEmail(), password: PASSWORD }
    let answer: object = { token: 'a' }
    await page.route(`**${call}`, (route) => route.fulfill({ status: 200, json: answer }))
    await visit(page, path)
    await expectMessage(page, { text: unexpected, durationMs: SECONDS_3 }, () =>
      act(page, credentials),
    )
    answer = { user: { id: 2 } }
    await act(page, credentials)
    await expect(snackbar(page)).toContainText(unexpected)
    await expectSignedOut(page)
    proves('§8.signup.unexpected')
  })
}

test('a common password is refused at its field', async ({ page, faults }) => {
  faults.expectRefusal(400, '/api/auth/signup')
  await visit(page, '/signup')
  await signUp(page, { email: newEmail(), password: 'password1' })
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'This password is one of the most common. Please choose another.',
  )
})
