import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('routes/page.tsx', [
    index('routes/home.tsx'),

    route('login', 'routes/login.tsx'),
    route('signup', 'routes/login.tsx', { id: 'signup' }),
    route('forgot-password', 'routes/forgot-password.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('verify-email', 'routes/verify-email.tsx'),

    layout('routes/guarded.tsx', [
      route('account', 'routes/account.tsx'),
      route('body', 'routes/body.tsx'),
      route('billing/success', 'routes/billing-success.tsx'),
      route('create', 'routes/create.tsx'),
      route('design', 'routes/design.tsx'),
      route('designs', 'routes/designs.tsx'),
      route('favourites', 'routes/favourites.tsx'),
    ]),

    route('explore/:filter?', 'routes/explore.tsx'),
    route('ideas', 'routes/ideas.tsx'),
    route('ideas/:idea', 'routes/idea.tsx'),
    route('tattoo/:id?', 'routes/tattoo.tsx'),
    route('fitting-room', 'routes/fitting-room.tsx'),
    route('shared/:token', 'routes/shared.tsx'),
    route('pricing', 'routes/pricing.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('credit-policy', 'routes/credit-policy.tsx'),
    route('privacy-policy', 'routes/privacy-policy.tsx'),
    route('content-rules', 'routes/content-rules.tsx'),
    route('support', 'routes/support.tsx'),
    route('offline', 'routes/offline.tsx'),

    layout('routes/admin.tsx', [
      route('admin', 'routes/admin-overview.tsx'),
      route('admin/users', 'routes/admin-users.tsx'),
      route('admin/audit', 'routes/admin-audit.tsx'),
      route('admin/reports', 'routes/admin-reports.tsx'),
      route('admin/messages', 'routes/admin-messages.tsx'),
      route('admin/photos', 'routes/admin-photos.tsx'),
    ]),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
