import { useLingui } from '@lingui/react/macro'
import type { OwnSiteItem } from '@portal/api-contract'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { useDelayedDelete } from '../../../../lib/list/use-delayed-delete.ts'
import { useDeleteItem } from '../mutations.ts'

/** Deletes an item in a way that can be taken back for a while. */
export function useItemDelete() {
  const { t } = useLingui()
  const { mutateAsync } = useDeleteItem()
  return useDelayedDelete((item: OwnSiteItem) => {
    const { title } = item
    const tell = (description: string) => notify({ kind: 'error', title: t`“${title}”没有删除`, description })
    return mutateAsync(item).then(
      (isGone) => isGone || tell(t`它刚在别处修改过，请核对后再删除。`),
      (error) => tell(errorText(error)),
    )
  })
}
