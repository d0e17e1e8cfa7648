import { Skeleton } from '../skeleton/skeleton.tsx'
import { DescriptionList } from './description-list.tsx'

type DescriptionListSkeletonProps = {
  rows: number
  columns?: 1 | 2
}

/** The facts of a record before they are there. */
export const DescriptionListSkeleton = ({ rows, columns }: DescriptionListSkeletonProps) => (
  <DescriptionList
    columns={columns}
    items={Array.from({ length: rows }, (_, index) => ({
      id: String(index),
      term: <Skeleton width="4em" height="1lh" />,
      detail: <Skeleton width="60%" height="1lh" />,
    }))}
  />
)
