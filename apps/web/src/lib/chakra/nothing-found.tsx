import { Button, EmptyState } from '@portal/ui/chakra'
import type { ReactElement, ReactNode } from 'react'
import { EmptyPicture } from '../states/empty-picture.tsx'

interface NothingFoundProps {
  title: string
  /** The way to what there is. */
  link?: ReactElement
  children?: ReactNode
}

/** Stands where a list has nothing of what it was narrowed to. */
export const NothingFound = ({ title, link, children }: NothingFoundProps) => (
  <EmptyState
    art={<EmptyPicture variant="search" />}
    title={title}
    action={
      link && (
        <Button asChild variant="outline">
          {link}
        </Button>
      )
    }
  >
    {children}
  </EmptyState>
)
