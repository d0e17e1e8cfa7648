import type { ReactNode } from 'react'
import { Controller, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form'
import { UploadField } from './upload-field.tsx'
import type { FileKind, UploadItem } from './upload-item.ts'
import { uploadPublicFile } from './upload-public-file.ts'

interface PublicUploadProps<Values extends FieldValues, Sent> {
  form: UseFormReturn<Values, unknown, Sent>
  /** Of a field whose value is a list of `UploadItem`. */
  name: Path<Values>
  label: ReactNode
  hint?: ReactNode
  required?: boolean
  kind: FileKind
  max: number
}

/** Files of a visitor's form. */
export function PublicUpload<Values extends FieldValues, Sent>(props: PublicUploadProps<Values, Sent>) {
  const { form, name, ...rest } = props
  const change = (next: (items: UploadItem[]) => UploadItem[]) => {
    const items = next(form.getValues(name) as UploadItem[])
    form.setValue(name, items as PathValue<Values, Path<Values>>, { shouldDirty: true })
    if (form.getFieldState(name).invalid || items.every(({ sent }) => sent === undefined))
      void form.trigger(name)
  }
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <UploadField
          {...rest}
          items={field.value}
          onChange={change}
          error={fieldState.error?.message}
          inputRef={field.ref}
          upload={uploadPublicFile}
        />
      )}
    />
  )
}
