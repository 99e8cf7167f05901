import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const NEVER = ['node_modules/**', 'build/**', 'data/**', 'e2e/**']

/** Small files that take a minute or two. They would begin near the end, and one core would wait for them. */
const LONGEST = /(?:killed\.db|fuzz)\.test\.ts$/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer, not an array
    const sorted = await super.sort(files)
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId)
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))]
  }
}

export default defineConfig({
  test: {
    reporters: ['default', './tests/conformance/vitest.reporter.ts'],
    sequence: { sequencer: LongestFirst },
    // By default one core is left idle, for somebody who watches; nobody does.
    maxWorkers: '100%',
    // A test that hangs has failed. The slowest honest one takes ten seconds, and ten times as long on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // What a test waits for comes at once on an idle machine, and late on a busy one.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          // Pure, so no file can tell that another has used the same modules before; its word lists and motifs take a second to load.
          name: 'engine',
          include: ['engine/**/*.test.ts'],
          setupFiles: ['tests/support/plate-shelf.setup.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // Projects run in the order of their names: after the long drawings, these short files keep both cores busy to the end.
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...NEVER, 'engine/**', '**/*.db.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          // Everything whose guard is a SQL statement. Runs on the embedded database, and on real Postgres where TEST_DATABASE_URL names one.
          name: 'database',
          include: ['**/*.db.test.ts'],
          exclude: NEVER,
          globalSetup: ['tests/support/database.setup.ts'],
          // Each file has a database and a folder of its own; loading the product anew for each would take a third of the time.
          isolate: false,
        },
      },
    ],
  },
})
