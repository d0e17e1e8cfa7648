import { useLingui } from '@lingui/react/macro'
import { Button, EmptyState } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { FavouriteList } from '../../../lib/chakra/record/favourite-list.tsx'
import { EmptyPicture } from '../../../lib/states/empty-picture.tsx'

/** The calls that the unit keeps, on every device. */
export function KeptTenders({ page }: { page?: number }) {
  const { t } = useLingui()
  return (
    <FavouriteList
      kind="TENDER"
      page={page}
      empty={
        <EmptyState
          art={<EmptyPicture variant="list" />}
          title={t`还没有收藏招标信息`}
          action={
            <Button asChild variant="outline">
              <Link to="/tenderInformation" search={{}}>{t`查看全部招标信息`}</Link>
            </Button>
          }
        >
          {t`在招标详情中点“收藏”，就会列在这里。`}
        </EmptyState>
      }
    />
  )
}
