import { expect, test } from 'vitest'
import { mailboxOf } from '#server/features/free-offers/mailbox.ts'

test.for([
  ['sam@example.com', 'sam@example.com'],
  ['SAM@Example.COM', 'sam@example.com'],
  ['sam+ink@example.com', 'sam@example.com'],
  ['sam+a+b@example.com', 'sam@example.com'],
  ['s.am@example.com', 's.am@example.com'],
  ['s.a.m+ink@gmail.com', 'sam@gmail.com'],
  ['Sam@googlemail.com', 'sam@gmail.com'],
  ['+ink@example.com', '+ink@example.com'],
])('%s leads to the mailbox %s', ([email, mailbox]) => {
  expect(mailboxOf(email!)).toBe(mailbox)
})
