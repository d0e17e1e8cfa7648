import { DataList, Skeleton } from '@portal/ui/chakra'
import styles from './record-page.module.css'

/** The page of an order or an invoice before it is there. */
export const RecordSkeleton = ({ facts }: { /** How many facts it will have. */ facts: number }) => (
  <>
    <Skeleton width="min(20em, 100%)" height="2.25rem" />
    <div className={styles.columns}>
      <DataList
        columns={2}
        items={Array.from({ length: facts }, (_, place) => ({
          id: String(place),
          term: <Skeleton width="5em" height="1lh" />,
          detail: <Skeleton width="60%" height="1lh" />,
        }))}
      />
      <Skeleton height="11rem" />
    </div>
    <Skeleton height="11rem" />
  </>
)
