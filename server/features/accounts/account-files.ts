/** Where a person's own files lie in the file store. */
export const filesOfAccount = (accountId: number) => `users/${accountId}/`
