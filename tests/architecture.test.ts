import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

/**
 * Who may import whom. Default deny: a file that no rule places, or an import that no rule allows, fails. A layer may always
 * import itself unless it says otherwise.
 */
interface Layer {
  name: string
  files: RegExp
  /** Layers it may import. */
  may: string[]
  /** Layers whose types it may import, and nothing else. */
  mayTypes?: string[]
}

const EVERYTHING = [
  'shared',
  'engine',
  'engine-drawing',
  'engine-pixels',
  'engine-body',
  'content',
  'platform',
  'provider',
  'feature',
  'feature-queries',
  'http',
  'process',
]

const LAYERS: Layer[] = [
  { name: 'shared', files: /^shared\//, may: [] },
  { name: 'content', files: /^content\//, may: ['shared'] },
  // Arithmetic on fields of values, which knows nothing of what is drawn.
  { name: 'engine-pixels', files: /^engine\/pixels\//, may: ['shared'] },
  // Pure code that also runs in the browser: it brings none of the drawing engine with it.
  { name: 'engine-body', files: /^engine\/body\//, may: ['shared', 'engine-pixels'] },
  // What turns words and scenes into drawings never touches a pixel.
  {
    name: 'engine-drawing',
    files: /^engine\/(?:language|motifs|compose)\//,
    may: ['shared', 'engine'],
  },
  {
    name: 'engine',
    files: /^engine\//,
    may: ['shared', 'engine-drawing', 'engine-pixels', 'engine-body'],
  },
  { name: 'app-ui', files: /^app\/ui\//, may: ['shared'] },
  { name: 'app-paths', files: /^app\/paths(?:\.test)?\.ts$/, may: ['shared'] },
  {
    name: 'app-platform',
    files: /^app\/platform\//,
    may: ['shared', 'app-ui', 'app-paths', 'app-assets'],
  },
  {
    name: 'app-feature',
    files: /^app\/features\//,
    may: ['shared', 'content', 'app-ui', 'app-platform', 'app-paths', 'app-assets', 'engine-body'],
  },
  // What renders pages on the server, which knows none of them.
  { name: 'app-server', files: /^app\/server\//, may: ['shared'] },
  {
    name: 'app-route',
    files: /^app\/(?:routes\/|routes\.ts|root\.tsx|entry\.)/,
    may: [
      'shared',
      'content',
      'app-ui',
      'app-platform',
      'app-feature',
      'app-paths',
      'app-assets',
      'app-server',
      'feature',
      'request-context',
    ],
  },
  // A program of its own beside the pages.
  { name: 'app-service-worker', files: /^app\/service-worker\//, may: ['shared'] },
  { name: 'app-assets', files: /^app\/(?:assets\/|app\.css$)/, may: [] },
  {
    name: 'platform',
    files: /^server\/platform\//,
    may: ['shared'],
    // deps.ts names what the processes hand to every service.
    mayTypes: ['provider'],
  },
  {
    name: 'provider',
    files: /^server\/providers\//,
    may: ['shared', 'platform', 'engine', 'engine-drawing', 'engine-pixels', 'engine-body'],
  },
  {
    name: 'feature-queries',
    files: /^server\/features\/[^/]+\/[^/]+\.queries\.ts$/,
    may: ['shared', 'platform'],
  },
  {
    name: 'feature',
    files: /^server\/features\//,
    may: ['shared', 'content', 'platform', 'provider', 'feature-queries'],
  },
  {
    name: 'request-context',
    files: /^server\/http\/request-context\.ts$/,
    may: ['shared'],
    // Loaders are handed what services need, and build none of it.
    mayTypes: ['platform'],
  },
  {
    name: 'http',
    files: /^server\/http\//,
    may: ['shared', 'platform', 'feature', 'provider', 'request-context'],
  },
  {
    name: 'process',
    files: /^server\/[^/]+\.ts$/,
    may: ['shared', 'platform', 'feature', 'provider', 'http'],
  },
  {
    name: 'tests',
    files: /^(?:tests|e2e)\//,
    may: [...EVERYTHING, 'script', 'app-paths', 'app-platform'],
  },
  { name: 'script', files: /^(?:scripts|bench)\//, may: [...EVERYTHING, 'tests'] },
  { name: 'config', files: /^[^/]+\.config\.ts$/, may: ['script', 'tests'] },
]

/** Kept out of the rule that only the processes construct: what may build a provider beside them is a test. */
const isTest = (file: string) => /\.test\.tsx?$|\.contract\.ts$|test-support\.ts$/.test(file)

const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file !== '' && !file.endsWith('.d.ts'))

interface Import {
  file: string
  target: string
  isTypeOnly: boolean
}

const IMPORT =
  /^\s*(import|export)(\s+type)?\s[^'"]*?from\s+'([^']+)'|^\s*import\s+'([^']+)'|import\('([^']+)'\)/gm

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(IMPORT)].flatMap(([, , type, from, bare, dynamic]) => {
    const specifier = from ?? bare ?? dynamic ?? ''
    const target = resolve(file, specifier)
    return target ? [{ file, target, isTypeOnly: type !== undefined }] : []
  })
}

/** The path in the project that an import means, or undefined for a package. */
function resolve(file: string, specifier: string): string | undefined {
  const clean = specifier.split('?')[0]!
  if (clean.startsWith('#')) return clean.slice(1)
  if (!clean.startsWith('.')) return undefined
  const target = path.posix.join(path.posix.dirname(file), clean)
  // React Router generates the types of each route beside a mirror of it.
  return target.includes('+types') ? undefined : target
}

const layerOf = (file: string) => LAYERS.find((layer) => layer.files.test(file))

function isAllowed({ file, target, isTypeOnly }: Import): boolean {
  const from = layerOf(file)
  const to = layerOf(target)
  if (!from || !to) return false
  if (isTest(file)) return true
  if (from.name === to.name) return staysInFeature(file, target)
  if (to.name === 'feature-queries')
    return from.may.includes(to.name) && featureOf(file) === featureOf(target)
  return from.may.includes(to.name) || (isTypeOnly && (from.mayTypes ?? []).includes(to.name))
}

const featureOf = (file: string) => /^(?:app|server)\/features\/([^/]+)\//.exec(file)?.[1]

/** On the server a feature calls another's service; in the app, features are put together by routes alone. */
function staysInFeature(file: string, target: string): boolean {
  if (featureOf(file) === featureOf(target)) return true
  return file.startsWith('server/') && /\.(?:service|jobs|errors|present|policy)\.ts$/.test(target)
}

describe('imports', () => {
  test('every source file has a place in the tree', () => {
    expect(sources.length).toBeGreaterThan(60)
    expect(sources.filter((file) => !layerOf(file))).toEqual([])
  })

  test('every import is allowed by its layer', () => {
    const imports = sources.flatMap(importsOf)
    expect(imports.length).toBeGreaterThan(200)
    const forbidden = imports.filter((entry) => !isAllowed(entry))
    expect(forbidden.map(({ file, target }) => `${file} -> ${target}`)).toEqual([])
  })

  test('the rules themselves refuse what they should', () => {
    const refused: [string, string][] = [
      ['shared/plans.ts', 'server/platform/db.ts'],
      ['engine/compose/scene.ts', 'server/platform/clock.ts'],
      ['engine/body/lay-ink.ts', 'engine/render/gbuffer.ts'],
      ['engine/pixels/noise.ts', 'engine/motifs/drawing/geometry.ts'],
      ['engine/motifs/drawn/plant/rose.ts', 'engine/pixels/noise.ts'],
      ['app/features/fitting-room/stage.tsx', 'engine/present/skin.ts'],
      ['app/ui/button.tsx', 'app/platform/session/session.ts'],
      ['app/features/gallery/card.tsx', 'app/features/account/login.tsx'],
      ['app/features/gallery/card.tsx', 'server/features/tattoos/tattoos.service.ts'],
      [
        'server/features/credits/credits.service.ts',
        'server/features/accounts/accounts.queries.ts',
      ],
      ['server/http/auth.routes.ts', 'server/features/accounts/accounts.queries.ts'],
      ['server/platform/deps.ts', 'server/features/accounts/accounts.service.ts'],
      ['server/nowhere/else.ts', 'shared/limits.ts'],
    ]
    for (const [file, target] of refused)
      expect(isAllowed({ file, target, isTypeOnly: false }), `${file} -> ${target}`).toBe(false)
  })
})

describe('house rules', () => {
  const product = sources.filter(
    (file) => /^(?:app|server|shared|engine|content)\//.test(file) && !isTest(file),
  )
  const filesWith = (pattern: RegExp, files = product) =>
    files.filter((file) => pattern.test(readFileSync(file, 'utf8')))

  test('only config.ts reads the environment', () => {
    // What the other one sets is not ours to read: React does.
    expect(filesWith(/process\.env/).toSorted()).toEqual([
      'server/platform/config.ts',
      'server/production-mode.ts',
    ])
  })

  test('only the processes choose a provider', () => {
    const construction =
      /\bcreate(?:S3FileStore|FolderFileStore|SmtpMailer|OutboxMailer|GoogleIdentity|SandboxIdentity|NoIdentity|StripePayments|SandboxPayments|NoPayments)\(/
    const outside = filesWith(construction).filter((file) => !file.startsWith('server/providers/'))
    expect(outside).toEqual(['server/create-deps.ts'])
  })

  test('nobody asks the system clock but the clock itself', () => {
    const server = product.filter(
      (file) => file.startsWith('server/') || file.startsWith('engine/'),
    )
    expect(filesWith(/\bDate\.now\(\)|new Date\(\)/, server)).toEqual(['server/platform/clock.ts'])
  })

  test('no file is too long to read in one sitting', () => {
    const long = sources.filter((file) => readFileSync(file, 'utf8').split('\n').length > 400)
    expect(long).toEqual([])
  })

  test('a route puts parts together and stays short; what it grows is a part of a feature', () => {
    const routes = sources.filter((file) => file.startsWith('app/routes/') && !isTest(file))
    expect(routes.length).toBeGreaterThan(30)
    const long = routes.filter((file) => readFileSync(file, 'utf8').split('\n').length > 150)
    expect(long).toEqual([])
  })
})
