/** What a form sends. Extensions may add inputs; of those with one name only the first counts. */
export function payloadOf(form: HTMLFormElement): FormData {
  const all = new FormData(form);
  const data = new FormData();
  for (const name of new Set(all.keys())) {
    const value = all.get(name);
    if (value !== null) data.append(name, value);
  }
  return data;
}

/**
 * Replaces a chosen file by its bytes, so that nothing that happens to it during the upload can break it off.
 * @returns false if it was changed, moved or deleted since it was chosen, or lies in a cloud that is out of reach
 */
export async function readFile(data: FormData, name: string): Promise<boolean> {
  const file = data.get(name);
  if (!(file instanceof File)) return true;
  try {
    data.set(name, new File([await file.arrayBuffer()], file.name, { type: file.type }));
    return true;
  } catch {
    return false;
  }
}
