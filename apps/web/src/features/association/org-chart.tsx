import { useLingui } from '@lingui/react/macro'
import type { AssociationBody } from '@portal/api-contract'
import { type BodyNode, bodyTree } from './body-tree.ts'
import styles from './org-chart.module.css'

/** The bodies as a drawing; to a screen reader it is the nested list that it is. */
export function OrgChart({ bodies }: { bodies: AssociationBody[] }) {
  const { t } = useLingui()
  return (
    <section className={styles.frame} aria-label={t`组织机构图`}>
      <Level nodes={bodyTree(bodies)} depth={0} />
    </section>
  )
}

/** Down to the third level side by side, below that one under the other. */
function Level({ nodes, depth }: { nodes: BodyNode[]; depth: number }) {
  return (
    <ul lang="zh-CN" className={depth < 3 ? styles.level : styles.stack} data-depth={depth}>
      {nodes.map(({ body, children }) => (
        <li key={body.id} className={styles.node}>
          <Body body={body} />
          {children.length > 0 && <Level nodes={children} depth={depth + 1} />}
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
