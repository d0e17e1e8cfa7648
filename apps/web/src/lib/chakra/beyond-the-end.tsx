import { useLingui } from '@lingui/react/macro'
import { Button, EmptyState } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { EmptyPicture } from '../states/empty-picture.tsx'

/** Stands where the address names a page that a list no longer has. */
export function BeyondTheEnd() {
  const { t } = useLingui()
  return (
    <EmptyState
      art={<EmptyPicture variant="search" />}
      title={t`这一页没有内容`}
      action={
        <Button asChild variant="outline">
          <Link to="." search={(search) => ({ ...search, page: undefined })} activeOptions={{ exact: true }}>
            {t`回到第一页`}
          </Link>
        </Button>
      }
    />
  )
}
