import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import type { ReactNode } from 'react'
import styles from './form-rail.module.css'
import type { SectionState } from './section-states.ts'

interface FormRailProps {
  sections: { id: string; title: ReactNode }[]
  states: Record<string, SectionState>
}

/** The parts of a long form along a measured line: which are finished, which have something wrong; each is a way there. */
export function FormRail({ sections, states }: FormRailProps) {
  const { t } = useLingui()
  const done = sections.filter(({ id }) => states[id] === 'done').length
  const count = sections.filter(({ id }) => states[id] !== 'optional').length
  return (
    <nav aria-label={t`表单的各部分`} className={styles.rail}>
      <p className={styles.count}>{t`已完成 ${done} / ${count} 部分`}</p>
      <ol className={styles.list}>
        {sections.map(({ id, title }, index) => (
          <li key={id} className={styles.item} data-state={states[id]}>
            <a href={`#${id}`} className={styles.link}>
              <span className={styles.mark}>
                <Mark state={states[id] ?? 'open'} number={index + 1} />
              </span>
              <span className={styles.title}>
                {title}
                {states[id] === 'optional' && t`（选填）`}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Mark({ state, number }: { state: SectionState; number: number }) {
  const { t } = useLingui()
  if (state === 'done') return <Icon name="check" size="1em" title={t`已完成`} />
  if (state === 'wrong') return <Icon name="warning" size="1em" title={t`有错误`} />
  return <span aria-hidden="true">{number}</span>
}
