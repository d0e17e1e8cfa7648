import { Button, ErrorState } from '@portal/ui/chakra'
import type { ReactElement, ReactNode } from 'react'
import { ErrorPicture } from '../../states/error-picture.tsx'

interface UnknownRecordProps {
  title: string
  /** The way to what there is. */
  link: ReactElement
  children: ReactNode
}

/** Stands where a record was asked for that there is not, or that is somebody else's. */
export const UnknownRecord = ({ title, link, children }: UnknownRecordProps) => (
  <ErrorState
    art={<ErrorPicture variant="notFound" />}
    title={title}
    action={<Button asChild>{link}</Button>}
  >
    {children}
  </ErrorState>
)
