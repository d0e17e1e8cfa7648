import { useLingui } from '@lingui/react/macro'
import type { DeskRole } from '@portal/api-contract'
import { Checkbox, Fieldset, Switch } from '@portal/ui/chakra'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { UserOutput, UserValues } from './user-schema.ts'

interface RoleChoiceProps {
  form: UseFormReturn<UserValues, unknown, UserOutput>
  roles: readonly DeskRole[]
  /** Whether there is an account that can be closed. */
  canDisable: boolean
}

/** What somebody may do: the roles, of which the rights add up, and whether the account may log in at all. */
export function RoleChoice({ form, roles, canDisable }: RoleChoiceProps) {
  const { t } = useLingui()
  const [chosen, isDisabled] = useWatch({ control: form.control, name: ['roleIds', 'isDisabled'] })
  const choose = (id: string, isOn: boolean) =>
    form.setValue('roleIds', isOn ? [...chosen, id] : chosen.filter((other) => other !== id), {
      shouldDirty: true,
    })
  return (
    <>
      <Fieldset legend={t`角色`} hint={t`可选多个，权限合并计算；对方下一次操作时生效。`}>
        {roles.map(({ id, name, description }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(String(id))}
            onChange={(isOn) => choose(String(id), isOn)}
          >
            {description ? `${name}（${description}）` : name}
          </Checkbox>
        ))}
      </Fieldset>
      {canDisable && (
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
