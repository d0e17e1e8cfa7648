import { FileUpload as ChakraFileUpload } from '@chakra-ui/react/file-upload'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../../artwork/icons.tsx'
import { Button, IconButton } from '../actions/button.tsx'
import { label as labelStyle, stack } from '../shared-styles.ts'
import { themedParts } from '../themed.ts'

/** The parts, for an upload that shows its files another way. */
export const FileUploadParts = /* @__PURE__ */ themedParts(ChakraFileUpload, 'fileUpload', {
  base: {
    root: stack,
    label: labelStyle,
    dropzone: {
      display: 'grid',
      justifyItems: 'center',
      gap: '2',
      padding: '6',
      border: '1px dashed',
      borderColor: 'border.emphasized',
      borderRadius: 'l3',
      background: 'bg.subtle',
      textAlign: 'center',
      transitionProperty: 'background-color, border-color',
      transitionDuration: 'fast',
      _hover: { borderColor: 'ink.focusRing' },
      '&[data-dragging]': { borderColor: 'ink.focusRing', background: 'ink.subtle' },
      '&[data-invalid]': { borderColor: 'cinnabar.focusRing' },
    },
    dropzoneContent: { display: 'grid', gap: '1', justifyItems: 'center', textStyle: 'md' },
    itemGroup: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '2',
      listStyle: 'none',
      _empty: { display: 'none' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      paddingBlock: '1.5',
      paddingInline: '3',
      border: '1px solid',
      borderColor: 'border',
      borderRadius: 'l2',
      background: 'bg.panel',
    },
    itemContent: { flex: '1', minWidth: '0' },
    itemPreview: { flex: 'none', color: 'fg.muted' },
    itemPreviewImage: { width: '10', height: '10', objectFit: 'cover', borderRadius: 'l1' },
    itemName: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', textStyle: 'md' },
    itemSizeText: { color: 'fg.muted', textStyle: 'xs' },
    itemDeleteTrigger: { flex: 'none' },
  },
})

type FileUploadProps = Pick<
  ComponentProps<typeof ChakraFileUpload.Root>,
  | 'accept'
  | 'maxFiles'
  | 'maxFileSize'
  | 'onFileChange'
  | 'onFileReject'
  | 'disabled'
  | 'invalid'
  | 'name'
  | 'acceptedFiles'
> & {
  label: ReactNode
  /** What may be dropped, how much of it. */
  hint?: ReactNode
  dropLabel: string
  chooseLabel: ReactNode
  removeLabel: (name: string) => string
}

/** Files that are dropped or chosen, and the list of them. */
export const FileUpload = ({
  label,
  hint,
  dropLabel,
  chooseLabel,
  removeLabel,
  ...rest
}: FileUploadProps) => (
  <FileUploadParts.Root {...rest} translations={{ dropzone: dropLabel }}>
    <FileUploadParts.HiddenInput />
    <FileUploadParts.Label>{label}</FileUploadParts.Label>
    <FileUploadParts.Dropzone disableClick>
      <Icon name="upload" size="1.75em" />
      <FileUploadParts.DropzoneContent>
        {dropLabel}
        {hint && <span style={{ color: 'var(--chakra-colors-fg-muted)' }}>{hint}</span>}
      </FileUploadParts.DropzoneContent>
      <FileUploadParts.Trigger asChild>
        <Button variant="outline" size="sm">
          {chooseLabel}
        </Button>
      </FileUploadParts.Trigger>
    </FileUploadParts.Dropzone>
    <FileUploadParts.Context>
      {({ acceptedFiles }) => (
        <FileUploadParts.ItemGroup>
          {acceptedFiles.map((file) => (
            <FileUploadParts.Item key={`${file.name}-${file.lastModified}`} file={file}>
              <FileUploadParts.ItemPreview type="image/*">
                <FileUploadParts.ItemPreviewImage alt="" />
              </FileUploadParts.ItemPreview>
              <FileUploadParts.ItemContent>
                <FileUploadParts.ItemName />
                <FileUploadParts.ItemSizeText />
              </FileUploadParts.ItemContent>
              <FileUploadParts.ItemDeleteTrigger asChild>
                <IconButton label={removeLabel(file.name)} icon={<Icon name="close" />} size="sm" />
              </FileUploadParts.ItemDeleteTrigger>
            </FileUploadParts.Item>
          ))}
        </FileUploadParts.ItemGroup>
      )}
    </FileUploadParts.Context>
  </FileUploadParts.Root>
)
