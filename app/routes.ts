import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

// A screen that is not built yet borrows routes/coming.tsx; its id says which words stand there.
const COMING = 'routes/coming.tsx'

export default [
  index('routes/home.tsx'),

  route('login', 'routes/login.tsx'),
  route('signup', 'routes/login.tsx', { id: 'signup' }),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('verify-email', 'routes/verify-email.tsx'),

  layout('routes/guarded.tsx', [
    route('account', 'routes/account.tsx'),
    route('create', 'routes/create.tsx'),
    route('design', 'routes/design.tsx'),
    route('favourites', 'routes/favourites.tsx'),
  ]),

  route('explore/:filter?', 'routes/explore.tsx'),
  route('ideas', 'routes/ideas.tsx'),
  route('ideas/:idea', 'routes/idea.tsx'),
  route('tattoo/:id', 'routes/tattoo.tsx'),
  route('pricing', COMING, { id: 'pricing' }),
  route('terms', COMING, { id: 'terms' }),
  route('credit-policy', COMING, { id: 'credit-policy' }),
  route('privacy-policy', COMING, { id: 'privacy-policy' }),
  route('support', COMING, { id: 'support' }),

  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
