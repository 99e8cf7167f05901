import { availableParallelism } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { StartError } from '#server/platform/errors.ts'
import {
  listPaymentProblems,
  PAYMENT_SETTINGS,
  toPaymentConfig,
} from '#server/platform/payment-config.ts'
import {
  isLaptop,
  listSandboxProblems,
  usesGoogleSandbox,
} from '#server/platform/sandbox-config.ts'
import { PASSWORD_MAX_LENGTH } from '#shared/limits.ts'

/** It opens everything, often at an address that everybody knows. */
const ADMIN_PASSWORD_MIN_LENGTH = 12

/** Rules between settings are checked also when a single setting is wrong, so that all problems show at once. */
const always = () => true

const flag = z.enum(['on', 'off'])
const httpsUrl = z.url({ protocol: /^https$/, error: 'must begin with https://' })
const httpUrl = z.url({ protocol: /^https?$/, error: 'must begin with http:// or https://' })
const secret = z.string().min(1)
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min).max(max))

/** What each hosted service is asked for when no model is named; a server of one's own has to say what it runs. */
const DEFAULT_MODELS = {
  image: {
    replicate: 'black-forest-labs/flux-1.1-pro',
    openai: 'gpt-image-2',
    fal: 'fal-ai/flux/dev',
    google: 'gemini-2.5-flash-image',
    'openai-compatible': undefined,
  },
  text: {
    openai: 'gpt-5.4-mini',
    google: 'gemini-3.5-flash',
    'openai-compatible': undefined,
  },
} as const

/** More threads than this help nobody: each is busy for a second or two and then idle. */
const INK_WORKERS_MAX_DEFAULT = 4
/** Calls that only wait for somebody else's machine. */
const HOSTED_CONCURRENCY_DEFAULT = 4

const Env = z
  .object({
    PORT: wholeNumber(1, 65_535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    /** Where people reach the product; links in mails and share tags begin with it. */
    ORIGIN: httpUrl.optional(),
    /** How many reverse proxies in front are ours; that many entries of X-Forwarded-For are believed. */
    TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
    DATA_DIR: z.string().min(1).default('data'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres://' })
      .optional(),
    DATABASE_POOL_SIZE: wholeNumber(2, 200).default(10),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    LOG_FORMAT: z.enum(['pretty', 'json']).optional(),
    ADMIN_EMAIL: z.email().default('admin@inkwright.local'),
    ADMIN_PASSWORD: z
      .string()
      .min(ADMIN_PASSWORD_MIN_LENGTH, `must be at least ${ADMIN_PASSWORD_MIN_LENGTH} characters`)
      .max(PASSWORD_MAX_LENGTH)
      .optional(),
    GOOGLE_CLIENT_ID: secret.optional(),
    /** The sandbox signs anybody in as anybody: it answers this machine alone, and is on by itself only on a laptop. */
    GOOGLE_SANDBOX: flag.optional(),
    ...PAYMENT_SETTINGS,
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' })
      .optional(),
    MAIL_FROM: z.string().min(3).default('Inkwright <hello@inkwright.local>'),
    S3_BUCKET: secret.optional(),
    S3_REGION: secret.default('us-east-1'),
    S3_ENDPOINT: httpUrl.optional(),
    S3_ACCESS_KEY_ID: secret.optional(),
    S3_SECRET_ACCESS_KEY: secret.optional(),
    /** What draws: our own engine, or a hosted model. */
    IMAGE_PROVIDER: z
      .enum(['ink', 'replicate', 'openai', 'fal', 'google', 'openai-compatible'])
      .default('ink'),
    IMAGE_MODEL: secret.optional(),
    IMAGE_API_KEY: secret.optional(),
    IMAGE_BASE_URL: httpUrl.optional(),
    /** What improves prompts and reads them. */
    TEXT_PROVIDER: z.enum(['ink', 'openai', 'google', 'openai-compatible']).default('ink'),
    TEXT_MODEL: secret.optional(),
    TEXT_API_KEY: secret.optional(),
    TEXT_BASE_URL: httpUrl.optional(),
    /** Threads of the ink engine. */
    INK_WORKERS: wholeNumber(1, 64).optional(),
    /** Designs under way at a time in one process. */
    GENERATION_CONCURRENCY: wholeNumber(1, 256).optional(),
    /** The first gallery: drawn by default where there is no design yet. */
    GALLERY_SEED: flag.optional(),
    /** Comparing texts by meaning: the model takes about 250 MB once somebody needs it. */
    SEMANTIC_SEARCH: flag.default('on'),
    /** Scripts of others, fetched by those alone who agreed to them. Without one nobody is asked. */
    ANALYTICS_SCRIPT_URL: httpsUrl.optional(),
    SESSION_RECORDING_SCRIPT_URL: httpsUrl.optional(),
    /** Where else those scripts speak to, beside the hosts they come from; separated by spaces. */
    SCRIPT_ORIGINS: z
      .string()
      .regex(
        /^(?:(?:https|wss):\/\/[\w.*-]+(?::\d+)?(?: +|$))+$/,
        'must be origins such as https://a.example',
      )
      .optional(),
    /** A machine's look at people's photos for nudity. */
    PHOTO_REVIEW: flag.default('on'),
    /** What body profiles are trained with: what is read off the photos, or a LoRA at Replicate besides. */
    BODY_TRAINER: z.enum(['embedded', 'replicate']).default('embedded'),
    BODY_TRAINER_API_KEY: secret.optional(),
    BODY_TRAINER_BASE_URL: httpUrl.optional(),
    BODY_TRAINER_MODEL: z
      .string()
      .regex(/^[\w.-]+\/[\w.-]+:[0-9a-f]{64}$/, 'must be owner/name:version')
      .optional(),
    BODY_TRAINER_DESTINATION: z
      .string()
      .regex(/^[\w.-]+\/[\w.-]+$/, 'must be owner/name')
      .optional(),
    METRICS_TOKEN: z.string().min(16).optional(),
    /** Multiplies every rate limit. For load tests; 1 is what people get. */
    RATE_LIMIT_SCALE: wholeNumber(1, 1_000_000).default(1),
    /** How long a stop waits for answers and jobs under way before it cuts them off. */
    SHUTDOWN_GRACE_SECONDS: wholeNumber(1, 600).default(30),
    /** `all` serves and works in one process; `web` and `worker` split them, which needs Postgres. */
    PROCESS_ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  })
  .refine((env) => env.PROCESS_ROLE === 'all' || env.DATABASE_URL !== undefined, {
    path: ['PROCESS_ROLE'],
    error: 'web or worker needs DATABASE_URL: the embedded database serves one process',
    when: always,
  })
  .refine(
    (env) => (env.S3_ACCESS_KEY_ID === undefined) === (env.S3_SECRET_ACCESS_KEY === undefined),
    {
      path: ['S3_ACCESS_KEY_ID'],
      error: 'and S3_SECRET_ACCESS_KEY go together',
      when: always,
    },
  )
  .superRefine(
    (env, context) => {
      for (const use of ['IMAGE', 'TEXT'] as const)
        for (const [setting, message] of listModelProblems(env, use))
          context.addIssue({ code: 'custom', path: [setting], message })
      for (const [setting, message] of listTrainerProblems(env))
        context.addIssue({ code: 'custom', path: [setting], message })
      for (const [setting, message] of listPaymentProblems(env))
        context.addIssue({ code: 'custom', path: [setting], message })
      for (const [setting, message] of listSandboxProblems(env))
        context.addIssue({ code: 'custom', path: [setting], message })
    },
    { when: always },
  )

/** Only the service decides what it needs. A server of one's own needs an address and a model, and often no key. */
function listModelProblems(
  env: Record<string, unknown>,
  use: 'IMAGE' | 'TEXT',
): [string, string][] {
  const provider = env[`${use}_PROVIDER`]
  const services = use === 'IMAGE' ? DEFAULT_MODELS.image : DEFAULT_MODELS.text
  if (typeof provider !== 'string' || !Object.hasOwn(services, provider)) return []
  const needed =
    provider === 'openai-compatible' ? [`${use}_BASE_URL`, `${use}_MODEL`] : [`${use}_API_KEY`]
  return needed
    .filter((setting) => env[setting] === undefined)
    .map((setting) => [setting, `is needed by ${use}_PROVIDER=${provider}`])
}

/** Replicate's own key is good for both uses. */
function listTrainerProblems(env: Record<string, unknown>): [string, string][] {
  if (env['BODY_TRAINER'] !== 'replicate') return []
  const needed = ['BODY_TRAINER_MODEL', 'BODY_TRAINER_DESTINATION']
  const hasKey = env['BODY_TRAINER_API_KEY'] !== undefined || env['IMAGE_PROVIDER'] === 'replicate'
  if (!hasKey) needed.unshift('BODY_TRAINER_API_KEY')
  return needed
    .filter((setting) => env[setting] === undefined)
    .map((setting) => [setting, 'is needed by BODY_TRAINER=replicate'])
}

export type Config = ReturnType<typeof toConfig>

function toConfig(env: z.output<typeof Env>, cores: number) {
  const inkWorkers = env.INK_WORKERS ?? Math.min(cores, INK_WORKERS_MAX_DEFAULT)
  const origin = new URL(env.ORIGIN ?? `http://localhost:${env.PORT}`)
  const dataDir = path.resolve(env.DATA_DIR)
  return {
    role: env.PROCESS_ROLE,
    port: env.PORT,
    host: env.HOST,
    origin: origin.origin,
    isTls: origin.protocol === 'https:',
    trustedProxies: env.TRUSTED_PROXIES,
    dataDir,
    database: env.DATABASE_URL
      ? { kind: 'postgres' as const, url: env.DATABASE_URL, poolSize: env.DATABASE_POOL_SIZE }
      : { kind: 'pglite' as const, dir: path.join(dataDir, 'database') },
    log: {
      level: env.LOG_LEVEL,
      format: env.LOG_FORMAT ?? (process.stdout.isTTY ? ('pretty' as const) : ('json' as const)),
    },
    admin: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
    google: googleConfig(env),
    payments: toPaymentConfig(env, {
      isLaptop: isLaptop(env),
      isOneProcess: env.PROCESS_ROLE === 'all',
      dataDir,
    }),
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, outboxDir: path.join(dataDir, 'outbox') },
    files: env.S3_BUCKET
      ? {
          kind: 's3' as const,
          bucket: env.S3_BUCKET,
          region: env.S3_REGION,
          endpoint: env.S3_ENDPOINT,
          accessKeyId: env.S3_ACCESS_KEY_ID,
          secretAccessKey: env.S3_SECRET_ACCESS_KEY,
        }
      : { kind: 'folder' as const, dir: path.join(dataDir, 'files') },
    images: imageConfig(env),
    text: textConfig(env),
    inkWorkers,
    generationConcurrency:
      env.GENERATION_CONCURRENCY ??
      (env.IMAGE_PROVIDER === 'ink' ? inkWorkers : HOSTED_CONCURRENCY_DEFAULT),
    semanticSearch: env.SEMANTIC_SEARCH === 'on',
    photoReview: env.PHOTO_REVIEW === 'on',
    bodyTrainer: bodyTrainerConfig(env),
    gallerySeed: env.GALLERY_SEED ?? ('auto' as const),
    foreignScripts: foreignScriptsConfig(env),
    metricsToken: env.METRICS_TOKEN,
    rateLimitScale: env.RATE_LIMIT_SCALE,
    shutdownGraceMs: env.SHUTDOWN_GRACE_SECONDS * 1000,
  }
}

function imageConfig(env: z.output<typeof Env>) {
  const kind = env.IMAGE_PROVIDER
  if (kind === 'ink') return { kind }
  const model = env.IMAGE_MODEL ?? DEFAULT_MODELS.image[kind] ?? ''
  return { kind, model, apiKey: env.IMAGE_API_KEY, baseUrl: env.IMAGE_BASE_URL }
}

function textConfig(env: z.output<typeof Env>) {
  const kind = env.TEXT_PROVIDER
  if (kind === 'ink') return { kind }
  const model = env.TEXT_MODEL ?? DEFAULT_MODELS.text[kind] ?? ''
  return { kind, model, apiKey: env.TEXT_API_KEY, baseUrl: env.TEXT_BASE_URL }
}

function foreignScriptsConfig(env: z.output<typeof Env>) {
  const scripts = [
    { purpose: 'analytics' as const, url: env.ANALYTICS_SCRIPT_URL },
    { purpose: 'session-recording' as const, url: env.SESSION_RECORDING_SCRIPT_URL },
  ].flatMap(({ purpose, url }) => (url === undefined ? [] : [{ purpose, url }]))
  const further = scripts.length > 0 ? (env.SCRIPT_ORIGINS?.trim().split(/ +/) ?? []) : []
  const origins = [...scripts.map(({ url }) => new URL(url).origin), ...further]
  return { scripts, origins: [...new Set(origins)] }
}

function bodyTrainerConfig(env: z.output<typeof Env>) {
  const kind = env.BODY_TRAINER
  if (kind === 'embedded') return { kind }
  return {
    kind,
    apiKey: env.BODY_TRAINER_API_KEY ?? env.IMAGE_API_KEY ?? '',
    baseUrl: env.BODY_TRAINER_BASE_URL,
    trainer: env.BODY_TRAINER_MODEL ?? '',
    destination: env.BODY_TRAINER_DESTINATION ?? '',
  }
}

function googleConfig(env: z.output<typeof Env>) {
  if (env.GOOGLE_CLIENT_ID) return { mode: 'google' as const, clientId: env.GOOGLE_CLIENT_ID }
  return { mode: usesGoogleSandbox(env) ? ('sandbox' as const) : ('off' as const) }
}

/**
 * The only reader of the environment. Runs once, before anything connects or listens, and lists every
 * problem in one line, so that the operator mends them in one go. An empty variable counts as unset.
 */
export function loadConfig(
  env: NodeJS.ProcessEnv = process.env,
  cores: number = availableParallelism(),
): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Env.safeParse(given)
  if (parsed.success) return toConfig(parsed.data, cores)
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new StartError(`bad settings: ${problems.join('; ')}`)
}
