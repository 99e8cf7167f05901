import { stageIndex, stageName } from '#app/features/designer/stages.ts'
import { classNames } from '#app/ui/class-names.ts'
import { GENERATION_STAGES, type GenerationProgress } from '#shared/tattoos.ts'

/**
 * The real stages, from the server. The red pip is the one at work. On a phone the sheet's own line says it: a row of its own
 * would push the sheet down, and let it jump up when the design is there.
 */
export function ProgressSteps({ stage }: { stage: GenerationProgress['stage'] }) {
  const current = stageIndex(stage)
  return (
    <ol aria-label="Progress" className="flex flex-1 justify-end text-13 font-medium max-md:hidden">
      {GENERATION_STAGES.map((name, index) => (
        <li
          key={name}
          aria-current={index === current ? 'step' : undefined}
          className={classNames(
            'flex items-center gap-2',
            index <= current ? 'text-ink' : 'text-faded',
            index > 0 && 'before:mx-2 before:h-[1.5px] before:w-4 lg:before:w-5.5',
            index > 0 && (index <= current ? 'before:bg-ink' : 'before:bg-hair'),
          )}
        >
          <span
            aria-hidden
            className={classNames(
              'size-2.5 rounded-full border-[1.5px]',
              index < current && 'border-ink bg-ink',
              index === current && 'border-red bg-red ring-2 ring-wall ring-inset',
              index > current && 'border-edge',
            )}
          />
          {stageName(name)}
        </li>
      ))}
    </ol>
  )
}
