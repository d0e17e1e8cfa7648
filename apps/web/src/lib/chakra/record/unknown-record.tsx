import { Button, ErrorState } from '@portal/ui/chakra'
import type { ReactElement, ReactNode } from 'react'
import { ErrorPicture } from '../../states/error-picture.tsx'

interface UnknownRecordProps {
  title: string
  /** 1 where it is the whole page. */
  level?: 1
  /** The way to what there is. */
  link: ReactElement
  children: ReactNode
}

/** Stands where a record was asked for that there is not, or that is somebody else's. */
export const UnknownRecord = ({ title, level, link, children }: UnknownRecordProps) => (
  <ErrorState
    art={<ErrorPicture variant="notFound" />}
    title={title}
    level={level}
    action={<Button asChild>{link}</Button>}
  >
    {children}
  </ErrorState>
)
