type FileButtonProps = {
  label: string;
  /** Kinds of files, as the attribute `accept` has them. */
  accept: string;
  /** A class of the place that it is in. */
  place: string;
  many?: boolean;
  describedBy?: string;
  onFiles: (files: File[]) => void;
};

/** A button that opens the system's choice of files. */
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
          // So that the same file, mended, can be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
