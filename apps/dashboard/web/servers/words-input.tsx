import { Pill, TagsInput, type TagsInputProps } from '@mantine/core';

/** Words that are added one by one; each can be taken away by a button that says so. */
export function WordsInput(props: TagsInputProps) {
  return (
    <TagsInput
      {...props}
      renderPill={({ value, option, onRemove, disabled }) => {
        const word = value ?? option?.label ?? '';
        return (
          <Pill
            withRemoveButton
            disabled={disabled}
            onRemove={onRemove}
            removeButtonProps={{ 'aria-label': `Remove ${word}` }}
          >
            {word}
          </Pill>
        );
      }}
    />
  );
}
