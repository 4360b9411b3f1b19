/** Returns the fields with a problem, in their order on the page. */
export function wrongFields(part: ParentNode | null | undefined): HTMLElement[] {
  return [...(part?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
}

/** Moves the focus to the first field with a problem, and opens the fold that it is in. */
export function goToWrongField(part: ParentNode | null | undefined): void {
  const [field] = wrongFields(part);
  for (let place = field?.parentElement; place; place = place.parentElement) {
    if (place.matches('details')) place.setAttribute('open', '');
  }
  field?.focus();
}
