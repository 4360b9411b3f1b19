type FileButtonProps = {
  label: string;
  /** The attribute `accept` of the input. */
  accept: string;
  /** The classes that style the button for its place. */
  place: string;
  /** Several files can be chosen at once. */
  many?: boolean;
  describedBy?: string;
  onFiles: (files: File[]) => void;
};

/** A button that opens the system's file dialog. */
export function FileButton({ label, accept, place, many = false, describedBy, onFiles }: FileButtonProps) {
  return (
    <label class={`nl-button ${place}`}>
      {label}
      <input
        class="nl-hidden"
        type="file"
        multiple={many}
        accept={accept}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Otherwise choosing the same file again, after correcting it, would be no change.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
