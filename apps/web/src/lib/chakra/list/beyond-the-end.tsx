import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { NothingFound } from '../nothing-found.tsx'

/** Stands where the address names a page that a list no longer has. */
export function BeyondTheEnd() {
  const { t } = useLingui()
  return (
    <NothingFound
      title={t`这一页没有内容`}
      link={
        <Link to="." search={(search) => ({ ...search, page: undefined })} activeOptions={{ exact: true }}>
          {t`回到第一页`}
        </Link>
      }
    />
  )
}
