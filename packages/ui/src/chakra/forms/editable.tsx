import { Editable as ChakraEditable } from '@chakra-ui/react/editable'
import { Icon } from '../../artwork/icons.tsx'
import { IconButton } from '../actions/button.tsx'
import { control } from '../shared-styles.ts'
import { themedParts } from '../themed.ts'

const Parts = /* @__PURE__ */ themedParts(ChakraEditable, 'editable', {
  base: {
    root: { display: 'inline-flex', alignItems: 'center', gap: '2', maxWidth: 'full', width: 'full' },
    area: { flex: '1', minWidth: '0' },
    preview: {
      ...control,
      display: 'flex',
      alignItems: 'center',
      border: '1px dashed transparent',
      background: 'none',
      cursor: 'text',
      _hover: { borderColor: 'border.emphasized' },
      '&[data-placeholder-shown]': { color: 'fg.subtle' },
    },
    input: control,
    control: { display: 'flex', gap: '1' },
  },
})

type EditableProps = {
  value: string
  onCommit: (value: string) => void
  /** Names what is edited. */
  label: string
  placeholder?: string
  editLabel: string
  saveLabel: string
  cancelLabel: string
}

/** A value that is read until it is pressed, and then typed over. Enter keeps it, Esc leaves it as it was. */
export const Editable = (props: EditableProps) => (
  <Parts.Root
    key={props.value}
    defaultValue={props.value}
    placeholder={props.placeholder ?? ''}
    translations={{
      input: props.label,
      edit: props.editLabel,
      submit: props.saveLabel,
      cancel: props.cancelLabel,
    }}
    onValueCommit={({ value }) => value !== props.value && props.onCommit(value)}
  >
    <Parts.Area>
      <Parts.Preview />
      <Parts.Input />
    </Parts.Area>
    <Parts.Control>
      <Parts.Context>
        {({ editing }) =>
          editing ? (
            <>
              <Parts.SubmitTrigger asChild>
                <IconButton label={props.saveLabel} icon={<Icon name="check" />} size="sm" />
              </Parts.SubmitTrigger>
              <Parts.CancelTrigger asChild>
                <IconButton label={props.cancelLabel} icon={<Icon name="close" />} size="sm" />
              </Parts.CancelTrigger>
            </>
          ) : (
            <Parts.EditTrigger asChild>
              <IconButton label={props.editLabel} icon={<Icon name="textSize" />} size="sm" />
            </Parts.EditTrigger>
          )
        }
      </Parts.Context>
    </Parts.Control>
  </Parts.Root>
)
