/** The account that the product under test creates at its first start. */
export const ADMIN = { email: 'admin@inkwright.test', password: 'a-drawer-full-of-needles' }
