import { useLingui } from '@lingui/react/macro'
import type { AssociationBody } from '@portal/api-contract'
import { Skeleton } from '@portal/ui'
import type { ReactNode } from 'react'
import { type BodyNode, bodyTree } from './body-tree.ts'
import styles from './org-chart.module.css'

/** The bodies as a drawing; to a screen reader it is the nested list that it is. */
export function OrgChart({ bodies }: { bodies: AssociationBody[] }) {
  const { t } = useLingui()
  return (
    <section className={styles.frame} aria-label={t`组织机构图`}>
      <Level nodes={bodyTree(bodies)} depth={0} renderBody={(body) => <Body body={body} />} />
    </section>
  )
}

/** To which body each answers, by its number, as associations are built. */
const parentsToCome = [null, 1, 1, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6]
const bodiesToCome = parentsToCome.map((parentId, place) => ({
  id: place + 1,
  parentId,
  name: '',
  duty: '',
  chair: null,
  staffCount: null,
}))

export const OrgChartSkeleton = () => (
  <div className={styles.frame} aria-hidden="true">
    <Level nodes={bodyTree(bodiesToCome)} depth={0} renderBody={() => <BodyToCome />} />
  </div>
)

const BodyToCome = () => (
  <div className={styles.body}>
    <p className={styles.name}>
      <Skeleton width="5em" height="1lh" />
    </p>
    <p className={styles.duty}>
      <Skeleton height="2lh" />
    </p>
  </div>
)

interface LevelProps {
  nodes: BodyNode[]
  depth: number
  renderBody: (body: AssociationBody) => ReactNode
}

/** Down to the third level side by side, below that one under the other. */
function Level({ nodes, depth, renderBody }: LevelProps) {
  return (
    <ul lang="zh-CN" className={depth < 3 ? styles.level : styles.stack} data-depth={depth}>
      {nodes.map(({ body, children }) => (
        <li key={body.id} className={styles.node}>
          {renderBody(body)}
          {children.length > 0 && <Level nodes={children} depth={depth + 1} renderBody={renderBody} />}
        </li>
      ))}
    </ul>
  )
}

function Body({ body }: { body: AssociationBody }) {
  const facts = [body.chair, body.staffCount && `${body.staffCount}人`].filter(Boolean)
  return (
    <div className={styles.body}>
      <p className={styles.name}>{body.name}</p>
      <p className={styles.duty}>{body.duty}</p>
      {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
    </div>
  )
}
