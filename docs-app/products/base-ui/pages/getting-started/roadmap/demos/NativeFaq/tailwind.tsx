const questions = [
  { title: 'When does my order arrive?', answer: 'Two days after it leaves the warehouse.' },
  { title: 'Can I change the address?', answer: 'Yes, until the parcel is packed.' },
  { title: 'How do I return a parcel?', answer: 'Print the label from the invoice.' },
];

export default function NativeFaq() {
  return (
    <div className="max-w-90 text-[#1a2233] dark:text-[#e8ecf4]">
      {questions.map(({ title, answer }) => (
        <details
          className="py-3 px-0 border-b border-[#d0d7e2] dark:border-[#3a4458]"
          key={title}
          name="delivery-faq"
        >
          <summary className="font-semibold cursor-pointer outline-[#1a5fb4] outline-offset-2 focus-visible:outline-3 dark:outline-[#8ab8ff]">
            {title}
          </summary>
          {answer}
        </details>
      ))}
    </div>
  );
}
