import { useLingui } from '@lingui/react/macro'
import { Checkbox, Fieldset, Switch } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { LoadFailure } from '../../../../lib/chakra/load-failure.tsx'
import { rolesQueryOptions } from '../queries.ts'
import type { UserOutput, UserValues } from './user-schema.ts'

interface RoleChoiceProps {
  form: UseFormReturn<UserValues, unknown, UserOutput>
  /** Whether there is an account that can be closed. */
  canDisable: boolean
  /** Whether it is the own account: nobody changes what oneself may do. */
  isOwn: boolean
}

/** What somebody may do: the roles, of which the rights add up, and whether the account may log in at all. */
export function RoleChoice({ form, canDisable, isOwn }: RoleChoiceProps) {
  const { t } = useLingui()
  const query = useQuery(rolesQueryOptions)
  const [chosen, isDisabled] = useWatch({ control: form.control, name: ['roleIds', 'isDisabled'] })
  const choose = (id: string, isOn: boolean) =>
    form.setValue('roleIds', isOn ? [...chosen, id] : chosen.filter((other) => other !== id), {
      shouldDirty: true,
    })
  return (
    <>
      <Fieldset
        legend={t`角色`}
        hint={
          isOwn
            ? t`不能更改自己的角色，也不能停用自己的账号。`
            : t`可选多个，权限合并计算；对方下一次操作时生效。`
        }
      >
        {!query.data && query.error && <LoadFailure title={t`角色没有加载成功`} query={query} />}
        {query.data?.map(({ id, name, description }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(String(id))}
            disabled={isOwn}
            onChange={(isOn) => choose(String(id), isOn)}
          >
            {description ? `${name}（${description}）` : name}
          </Checkbox>
        ))}
      </Fieldset>
      {canDisable && !isOwn && (
        <Switch
          checked={!isDisabled}
          onChange={(isOn) => form.setValue('isDisabled', !isOn, { shouldDirty: true })}
        >
          {t`允许登录`}
        </Switch>
      )}
    </>
  )
}
